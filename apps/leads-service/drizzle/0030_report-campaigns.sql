CREATE TABLE "report_campaigns" (
	"website_id" integer NOT NULL,
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"channel_id" integer NOT NULL,
	"campaign" text NOT NULL,
	"sub_id" text NOT NULL,
	"visits" integer NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "report_campaigns_by_day_and_website" ON "report_campaigns" USING btree ("day","website_id");
--> statement-breakpoint
INSERT INTO "report_campaigns" ("website_id", "day", "locale", "channel_id", "campaign", "sub_id", "visits", "views", "clicks", "counted_at")
SELECT "website_id", "day", "locale", "channel_id", "campaign", "sub_id", sum("visits")::integer, sum("views")::integer, sum("clicks")::integer, min("counted_at")
FROM "report_cells" GROUP BY 1, 2, 3, 4, 5, 6;
