-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "report_cells_by_day_and_website";
--> statement-breakpoint
-- outside the transaction: services write while it is built
CREATE INDEX CONCURRENTLY "report_cells_by_day_and_website" ON "report_cells" USING btree ("day","website_id");
--> statement-breakpoint
-- outside the transaction: services count days while it is dropped
DROP INDEX CONCURRENTLY IF EXISTS "report_cells_by_day";
--> statement-breakpoint
CREATE TABLE "report_totals" (
	"website_id" integer NOT NULL,
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"product_id" integer NOT NULL,
	"partner" text NOT NULL,
	"channel_id" integer NOT NULL,
	"visits" integer NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "report_totals_by_day_and_website" ON "report_totals" USING btree ("day","website_id");
--> statement-breakpoint
INSERT INTO "report_totals" ("website_id", "day", "locale", "product_id", "partner", "channel_id", "visits", "views", "clicks", "counted_at")
SELECT "website_id", "day", "locale", "product_id", "partner", "channel_id", sum("visits")::integer, sum("views")::integer, sum("clicks")::integer, min("counted_at")
FROM "report_cells" GROUP BY 1, 2, 3, 4, 5, 6;
