CREATE TABLE "application_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"first_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"website_id" integer NOT NULL,
	"application_id" uuid NOT NULL,
	"email_hash" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"website_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"flow" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"event_id" text NOT NULL,
	"impression_id" text,
	"unique_user_id" text,
	"white_label_token" text,
	"version" integer DEFAULT 1 NOT NULL,
	"answers" jsonb NOT NULL,
	"prefill" jsonb,
	"key_ids" text[] NOT NULL,
	"email" text,
	"email_hash" text,
	"email_confirmed_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"end_name" text,
	"submit_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "applications_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" integer NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email_hash" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_tokens" ADD CONSTRAINT "application_tokens_application_fk" FOREIGN KEY ("website_id","application_id") REFERENCES "public"."applications"("website_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_application_fk" FOREIGN KEY ("website_id","application_id") REFERENCES "public"."applications"("website_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_tokens_by_application" ON "application_tokens" USING btree ("website_id","application_id");--> statement-breakpoint
CREATE INDEX "applications_by_email" ON "applications" USING btree ("website_id","email_hash") WHERE "applications"."email_hash" is not null;--> statement-breakpoint
CREATE INDEX "applications_by_time" ON "applications" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "emails_to_send" ON "emails" USING btree ("next_attempt_at") WHERE "emails"."sealed" is not null;--> statement-breakpoint
CREATE INDEX "emails_by_application" ON "emails" USING btree ("website_id","application_id");--> statement-breakpoint
CREATE INDEX "emails_by_address" ON "emails" USING btree ("email_hash","created_at");--> statement-breakpoint
CREATE INDEX "emails_by_time" ON "emails" USING btree ("created_at");