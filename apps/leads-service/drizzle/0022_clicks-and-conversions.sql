CREATE TABLE "clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"partner" text,
	"locale" text NOT NULL,
	"page_type" text,
	"day" date NOT NULL,
	"clicked_at" timestamp with time zone,
	"impression_id" text,
	"channel_id" integer,
	"campaign" text,
	"sub_id" text,
	"pubid" text,
	"path" text,
	"list" text,
	"position" smallint,
	"amount" integer,
	"term_days" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_changes" (
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "conversion_changes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"partner" text NOT NULL,
	"transaction_id" text NOT NULL,
	"change" integer NOT NULL,
	"status" text NOT NULL,
	"previous_status" text,
	"commission" numeric(18, 4),
	"currency" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"reference_type" text,
	"reference" text,
	"source" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversion_changes_partner_transaction_id_change_pk" PRIMARY KEY("partner","transaction_id","change"),
	CONSTRAINT "conversion_changes_by_number" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"partner" text NOT NULL,
	"transaction_id" text NOT NULL,
	"change" integer NOT NULL,
	"status" text NOT NULL,
	"commission" numeric(18, 4),
	"currency" text,
	"reference_type" text,
	"reference" text,
	"website_id" integer,
	"product_id" integer,
	"click_id" uuid,
	"lead_id" uuid,
	"application_id" uuid,
	"first_occurred_at" timestamp with time zone NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversions_partner_transaction_id_pk" PRIMARY KEY("partner","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "expected_values" (
	"website_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"per_conversion" numeric(18, 4) NOT NULL,
	"per_click" numeric(18, 4) NOT NULL,
	"conversions" integer NOT NULL,
	"clicks" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "expected_values_website_id_product_id_currency_day_pk" PRIMARY KEY("website_id","product_id","currency","day")
);
--> statement-breakpoint
CREATE TABLE "report_cells" (
	"website_id" integer NOT NULL,
	"day" date NOT NULL,
	"locale" text NOT NULL,
	"path" text NOT NULL,
	"product_id" integer NOT NULL,
	"partner" text NOT NULL,
	"channel_id" integer NOT NULL,
	"campaign" text NOT NULL,
	"sub_id" text NOT NULL,
	"pubid" text NOT NULL,
	"visits" integer NOT NULL,
	"views" integer NOT NULL,
	"clicks" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "impression_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "click_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "click_id" uuid;--> statement-breakpoint
ALTER TABLE "dashboard_sessions" ADD COLUMN "partner" text;--> statement-breakpoint
CREATE INDEX "clicks_by_day" ON "clicks" USING btree ("website_id","day");--> statement-breakpoint
CREATE INDEX "clicks_by_time" ON "clicks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "clicks_by_impression" ON "clicks" USING btree ("impression_id","clicked_at") WHERE "clicks"."impression_id" is not null;--> statement-breakpoint
CREATE INDEX "conversion_changes_by_time" ON "conversion_changes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "conversion_changes_by_event" ON "conversion_changes" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "conversions_by_click" ON "conversions" USING btree ("click_id") WHERE "conversions"."click_id" is not null;--> statement-breakpoint
CREATE INDEX "conversions_by_product" ON "conversions" USING btree ("website_id","product_id","created_at");--> statement-breakpoint
CREATE INDEX "conversions_unmatched" ON "conversions" USING btree ("created_at") WHERE "conversions"."website_id" is null;--> statement-breakpoint
CREATE INDEX "conversions_by_update" ON "conversions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "expected_values_by_time" ON "expected_values" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "report_cells_by_day" ON "report_cells" USING btree ("website_id","day");--> statement-breakpoint
-- Changes of a conversion are evidence: added, never changed, and deleted only when the retention says so, as receipts are.
CREATE FUNCTION "guard_conversion_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		IF OLD.created_at < NULLIF(current_setting('leads_service.conversions_expired_before', true), '')::timestamptz THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'conversion_changes is append-only: no %', TG_OP;
END $$;
--> statement-breakpoint
CREATE TRIGGER "conversion_changes_unchanged" BEFORE UPDATE OR TRUNCATE ON "conversion_changes" FOR EACH STATEMENT EXECUTE FUNCTION "guard_conversion_changes"();
--> statement-breakpoint
CREATE TRIGGER "conversion_changes_kept" BEFORE DELETE ON "conversion_changes" FOR EACH ROW EXECUTE FUNCTION "guard_conversion_changes"();
