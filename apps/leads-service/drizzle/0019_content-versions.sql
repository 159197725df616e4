-- outside the transaction
ALTER TABLE "content_entities" ADD COLUMN IF NOT EXISTS "publish_at" timestamp with time zone;
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "content_entities_to_publish";
--> statement-breakpoint
-- outside the transaction
CREATE INDEX CONCURRENTLY "content_entities_to_publish" ON "content_entities" USING btree ("publish_at") WHERE "content_entities"."publish_at" is not null;
--> statement-breakpoint
CREATE TABLE "content_history" (
	"website_id" integer NOT NULL,
	"version" bigint NOT NULL,
	"folder" text NOT NULL,
	"locale" text NOT NULL,
	"id" text NOT NULL,
	"hash" text,
	"body" jsonb,
	CONSTRAINT "content_history_website_id_folder_locale_id_version_pk" PRIMARY KEY("website_id","folder","locale","id","version")
);
--> statement-breakpoint
CREATE TABLE "content_imports" (
	"website_id" integer NOT NULL,
	"version" bigint NOT NULL,
	"time" timestamp with time zone DEFAULT now() NOT NULL,
	"author" text NOT NULL,
	"source" text NOT NULL,
	"changes" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	CONSTRAINT "content_imports_website_id_version_pk" PRIMARY KEY("website_id","version")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "removed_pages" ADD COLUMN "folder" text;--> statement-breakpoint
ALTER TABLE "removed_pages" ADD COLUMN "entry_id" text;--> statement-breakpoint
ALTER TABLE "content_history" ADD CONSTRAINT "content_history_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_imports" ADD CONSTRAINT "content_imports_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_history_by_version" ON "content_history" USING btree ("website_id","version");
