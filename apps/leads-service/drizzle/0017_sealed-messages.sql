ALTER TABLE "contact_messages" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "key_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "email_hash" text;--> statement-breakpoint
-- The same type again rewrites nothing, and deletes the samples of clear text in pg_statistic.
ALTER TABLE "contact_messages" ALTER COLUMN "name" TYPE text, ALTER COLUMN "email" TYPE text, ALTER COLUMN "message" TYPE text;--> statement-breakpoint
ALTER TABLE "contact_messages" ALTER COLUMN "name" SET STATISTICS 0, ALTER COLUMN "email" SET STATISTICS 0, ALTER COLUMN "message" SET STATISTICS 0, ALTER COLUMN "email_hash" SET STATISTICS 0;--> statement-breakpoint
-- The same type again rewrites nothing, and deletes the samples of clear text in pg_statistic.
ALTER TABLE "leads" ALTER COLUMN "name" TYPE text, ALTER COLUMN "email" TYPE text, ALTER COLUMN "phone" TYPE text;--> statement-breakpoint
ALTER TABLE "leads" ALTER COLUMN "name" SET STATISTICS 0, ALTER COLUMN "email" SET STATISTICS 0, ALTER COLUMN "phone" SET STATISTICS 0, ALTER COLUMN "email_hash" SET STATISTICS 0;
