CREATE TABLE "content_entities" (
	"website_id" integer NOT NULL,
	"folder" text NOT NULL,
	"locale" text NOT NULL,
	"id" text NOT NULL,
	"slug" text,
	"path" text,
	"author_id" text,
	"hash" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "content_entities_website_id_folder_locale_id_pk" PRIMARY KEY("website_id","folder","locale","id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"website_id" integer NOT NULL,
	"locale" text NOT NULL,
	"id" integer NOT NULL,
	"slug" text NOT NULL,
	"product_type" integer NOT NULL,
	"active" boolean NOT NULL,
	"rank" integer NOT NULL,
	"min_amount" double precision NOT NULL,
	"max_amount" double precision NOT NULL,
	"hash" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "products_website_id_locale_id_pk" PRIMARY KEY("website_id","locale","id")
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"settings" jsonb NOT NULL,
	"content_version" bigint NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_ids" (
	"website_id" integer NOT NULL,
	"impression_id" text NOT NULL,
	"client_type" text NOT NULL,
	"client_id" text NOT NULL,
	"click_id" text,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "client_ids_website_id_impression_id_client_type_pk" PRIMARY KEY("website_id","impression_id","client_type")
);
--> statement-breakpoint
CREATE TABLE "impressions" (
	"website_id" integer NOT NULL,
	"id" text NOT NULL,
	"unique_user_id" text NOT NULL,
	"new_user" boolean NOT NULL,
	"channel_id" integer NOT NULL,
	"locale" text NOT NULL,
	"device" jsonb NOT NULL,
	"tracking_data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "impressions_website_id_id_pk" PRIMARY KEY("website_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" integer NOT NULL,
	"partition_key" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_entities" ADD CONSTRAINT "content_entities_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_entities_by_path" ON "content_entities" USING btree ("website_id","folder","path");--> statement-breakpoint
CREATE UNIQUE INDEX "products_by_slug" ON "products" USING btree ("website_id","locale","slug");--> statement-breakpoint
CREATE INDEX "products_by_rank" ON "products" USING btree ("website_id","locale","rank");--> statement-breakpoint
CREATE INDEX "impressions_by_user" ON "impressions" USING btree ("website_id","unique_user_id");--> statement-breakpoint
CREATE INDEX "impressions_by_time" ON "impressions" USING btree ("website_id","created_at");--> statement-breakpoint
CREATE INDEX "user_events_by_partition" ON "user_events" USING btree ("website_id","partition_key","created_at");