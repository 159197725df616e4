CREATE TABLE "consent_declarations" (
	"website_id" integer NOT NULL,
	"hash" text NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "consent_declarations_website_id_hash_pk" PRIMARY KEY("website_id","hash")
);
--> statement-breakpoint
ALTER TABLE "consent_declarations" ADD CONSTRAINT "consent_declarations_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;