ALTER TABLE "pictures" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "alts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus" jsonb;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "added_by" jsonb;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "thumbnail" "bytea";