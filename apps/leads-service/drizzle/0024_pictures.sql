CREATE TABLE "pictures" (
	"website_id" integer NOT NULL,
	"id" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_website_id_id_pk" PRIMARY KEY("website_id","id")
);
