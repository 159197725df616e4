CREATE TABLE "consent_receipts" (
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consent_receipts_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" integer NOT NULL,
	"id" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"categories" jsonb NOT NULL,
	"policy_hash" text NOT NULL,
	"texts_hash" text NOT NULL,
	"locale" text NOT NULL,
	"country" text,
	"previous_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consent_receipts_website_id_id_pk" PRIMARY KEY("website_id","id"),
	CONSTRAINT "consent_receipts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE INDEX "consent_receipts_by_time" ON "consent_receipts" USING btree ("created_at");
--> statement-breakpoint
-- Receipts are proofs: added, never changed, and deleted only when the retention says that their
-- time is over. Whoever owns the database can take these triggers away; no statement that does not
-- can go past them.
CREATE FUNCTION "guard_consent_receipts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.created_at < NULLIF(current_setting('leads_service.consents_expired_before', true), '')::timestamptz THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'consent_receipts is append-only: no %', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER "consent_receipts_unchanged" BEFORE UPDATE OR TRUNCATE ON "consent_receipts" FOR EACH STATEMENT EXECUTE FUNCTION "guard_consent_receipts"();--> statement-breakpoint
CREATE TRIGGER "consent_receipts_kept" BEFORE DELETE ON "consent_receipts" FOR EACH ROW EXECUTE FUNCTION "guard_consent_receipts"();
