ALTER TABLE "user_events" DROP CONSTRAINT "user_events_pkey";--> statement-breakpoint
ALTER TABLE "user_events" ALTER COLUMN "id" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_website_id_id_pk" PRIMARY KEY("website_id","id");
