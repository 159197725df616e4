CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "content_search" (
	"website_id" integer NOT NULL,
	"folder" text NOT NULL,
	"locale" text NOT NULL,
	"id" text NOT NULL,
	"part" text NOT NULL,
	"hash" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"host" text,
	"anchor" text,
	"words" text NOT NULL,
	"head" "tsvector" NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "content_search_website_id_folder_locale_id_part_pk" PRIMARY KEY("website_id","folder","locale","id","part")
);
--> statement-breakpoint
ALTER TABLE "content_search" ADD CONSTRAINT "content_search_entry_fk" FOREIGN KEY ("website_id","folder","locale","id") REFERENCES "public"."content_entities"("website_id","folder","locale","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_search_by_vector" ON "content_search" USING gin ("vector");--> statement-breakpoint
CREATE INDEX "content_search_by_head" ON "content_search" USING gin ("head");--> statement-breakpoint
CREATE INDEX "content_search_by_words" ON "content_search" USING gin ("words" gin_trgm_ops);