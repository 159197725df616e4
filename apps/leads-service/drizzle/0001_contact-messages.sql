CREATE TABLE "contact_messages" (
	"website_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"spam_signs" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_website_id_idempotency_key_pk" PRIMARY KEY("website_id","idempotency_key"),
	CONSTRAINT "contact_messages_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "contact_messages_by_time" ON "contact_messages" USING btree ("created_at");