CREATE TABLE "leads" (
	"website_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"id" uuid NOT NULL,
	"form_token" text NOT NULL,
	"white_label_token" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"amount" integer NOT NULL,
	"term_months" integer NOT NULL,
	"locale" text NOT NULL,
	"pubid" text,
	"channel_id" text,
	"keyword" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "leads_website_id_event_id_pk" PRIMARY KEY("website_id","event_id"),
	CONSTRAINT "leads_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "leads_by_time" ON "leads" USING btree ("created_at");