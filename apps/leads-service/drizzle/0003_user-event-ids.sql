-- outside the transaction: the ids of old rows, and of those that come meanwhile, in a column beside
ALTER TABLE "user_events" ADD COLUMN IF NOT EXISTS "text_id" text;
--> statement-breakpoint
-- outside the transaction
CREATE OR REPLACE FUNCTION "copy_user_event_id"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.text_id := NEW.id::text;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- outside the transaction
CREATE OR REPLACE TRIGGER "user_event_id_copied" BEFORE INSERT OR UPDATE ON "user_events" FOR EACH ROW EXECUTE FUNCTION "copy_user_event_id"();
--> statement-breakpoint
-- outside the transaction: by blocks of the table, each committed before the next
DO $$
DECLARE
	step CONSTANT bigint := 400;
	block bigint;
	blocks bigint := pg_relation_size('user_events') / current_setting('block_size')::bigint;
BEGIN
	FOR block IN 0..blocks BY step LOOP
		UPDATE "user_events" SET "text_id" = "id"::text
		WHERE ctid >= format('(%s,0)', block)::tid AND ctid < format('(%s,0)', block + step)::tid AND "text_id" IS NULL;
		COMMIT;
		IF (block / step) % 10 = 0 THEN
			RAISE NOTICE 'user_events: % %% of the ids copied', 100 * block / greatest(blocks, 1) USING ERRCODE = 'PM001';
		END IF;
	END LOOP;
END $$;
--> statement-breakpoint
-- outside the transaction: what an interrupted start left may be half an index
DROP INDEX CONCURRENTLY IF EXISTS "user_events_website_id_id_pk";
--> statement-breakpoint
-- outside the transaction
CREATE UNIQUE INDEX CONCURRENTLY "user_events_website_id_id_pk" ON "user_events" USING btree ("website_id","text_id");
--> statement-breakpoint
-- outside the transaction: a checked column becomes part of a primary key without being read again
ALTER TABLE "user_events" DROP CONSTRAINT IF EXISTS "user_events_text_id_given";
--> statement-breakpoint
-- outside the transaction
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_text_id_given" CHECK ("text_id" IS NOT NULL) NOT VALID;
--> statement-breakpoint
-- outside the transaction
ALTER TABLE "user_events" VALIDATE CONSTRAINT "user_events_text_id_given";
--> statement-breakpoint
DROP TRIGGER "user_event_id_copied" ON "user_events";--> statement-breakpoint
DROP FUNCTION "copy_user_event_id"();--> statement-breakpoint
ALTER TABLE "user_events" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "user_events" RENAME COLUMN "text_id" TO "id";--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_website_id_id_pk" PRIMARY KEY USING INDEX "user_events_website_id_id_pk";--> statement-breakpoint
ALTER TABLE "user_events" DROP CONSTRAINT "user_events_text_id_given";
