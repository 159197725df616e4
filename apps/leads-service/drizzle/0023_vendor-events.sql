CREATE TABLE "consent_decisions" (
	"website_id" integer NOT NULL,
	"id" text NOT NULL,
	"previous_id" text,
	"marketing" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_decisions_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "vendor_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" integer NOT NULL,
	"vendor" text NOT NULL,
	"event" text NOT NULL,
	"event_id" text NOT NULL,
	"locale" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"consent_id" text NOT NULL,
	"impression_id" text,
	"application_id" uuid,
	"product_id" integer,
	"value" numeric(18, 4),
	"currency" text,
	"key_id" text NOT NULL,
	"sealed" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_events_once" UNIQUE("website_id","vendor","event","event_id")
);
--> statement-breakpoint
ALTER TABLE "clicks" ADD COLUMN "consent_id" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "consent_id" text;--> statement-breakpoint
ALTER TABLE "vendor_events" ADD CONSTRAINT "vendor_events_application_fk" FOREIGN KEY ("website_id","application_id") REFERENCES "public"."applications"("website_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_decisions_by_previous" ON "consent_decisions" USING btree ("website_id","previous_id") WHERE "consent_decisions"."previous_id" is not null;--> statement-breakpoint
CREATE INDEX "consent_decisions_by_time" ON "consent_decisions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "vendor_events_to_send" ON "vendor_events" USING btree ("next_attempt_at") WHERE "vendor_events"."sent_at" is null and "vendor_events"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_events_by_consent" ON "vendor_events" USING btree ("website_id","consent_id") WHERE "vendor_events"."sent_at" is null and "vendor_events"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_events_by_application" ON "vendor_events" USING btree ("website_id","application_id");--> statement-breakpoint
CREATE INDEX "vendor_events_by_time" ON "vendor_events" USING btree ("created_at");--> statement-breakpoint
-- By a trigger, because instances of the version before write receipts while this one starts.
CREATE FUNCTION "note_consent_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO consent_decisions (website_id, id, previous_id, marketing, created_at)
	VALUES (NEW.website_id, NEW.id, NEW.previous_id, coalesce(NEW.categories ->> 'marketing' = 'true', false), NEW.created_at)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "consent_receipts_decided" AFTER INSERT ON "consent_receipts" FOR EACH ROW EXECUTE FUNCTION "note_consent_decision"();
--> statement-breakpoint
INSERT INTO "consent_decisions" ("website_id", "id", "previous_id", "marketing", "created_at")
SELECT "website_id", "id", "previous_id", coalesce("categories" ->> 'marketing' = 'true', false), "created_at" FROM "consent_receipts"
ON CONFLICT DO NOTHING;
