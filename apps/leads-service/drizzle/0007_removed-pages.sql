CREATE TABLE "removed_pages" (
	"website_id" integer NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "removed_pages_website_id_path_locale_pk" PRIMARY KEY("website_id","path","locale")
);
--> statement-breakpoint
ALTER TABLE "removed_pages" ADD CONSTRAINT "removed_pages_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;