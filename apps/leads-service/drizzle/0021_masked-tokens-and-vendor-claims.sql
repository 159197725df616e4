-- outside the transaction: a column that older versions of the service do not write
ALTER TABLE "applications" ADD COLUMN IF NOT EXISTS "hand_over" text;
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "applications_by_hand_over";
--> statement-breakpoint
-- outside the transaction
CREATE UNIQUE INDEX CONCURRENTLY "applications_by_hand_over" ON "applications" USING btree ("website_id","hand_over") WHERE "applications"."hand_over" is not null;
--> statement-breakpoint
CREATE TABLE "application_vendors" (
	"website_id" integer NOT NULL,
	"application_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"claim" text NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "application_vendors_website_id_application_id_vendor_pk" PRIMARY KEY("website_id","application_id","vendor")
);
--> statement-breakpoint
ALTER TABLE "application_tokens" ADD COLUMN "requested_by" text;--> statement-breakpoint
ALTER TABLE "application_tokens" ADD COLUMN "is_masked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_tokens" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "application_vendors" ADD CONSTRAINT "application_vendors_application_fk" FOREIGN KEY ("website_id","application_id") REFERENCES "public"."applications"("website_id","id") ON DELETE cascade ON UPDATE no action;
