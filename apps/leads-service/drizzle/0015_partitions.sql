-- outside the transaction: rows by time in partitions, in tables beside those in use; ids that carry no time, and rows whose partition is missing, are in the default partition
CREATE TABLE IF NOT EXISTS "impressions_next" (
	"website_id" integer NOT NULL,
	"id" text COLLATE "C" NOT NULL,
	"unique_user_id" text,
	"new_user" boolean NOT NULL,
	"channel_id" integer,
	"locale" text NOT NULL,
	"device" jsonb NOT NULL,
	"tracking_data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "impressions_next_pk" PRIMARY KEY("website_id","id")
) PARTITION BY RANGE ("id");
--> statement-breakpoint
-- outside the transaction
CREATE TABLE IF NOT EXISTS "user_events_next" (
	"id" text NOT NULL,
	"website_id" integer NOT NULL,
	"partition_key" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date DEFAULT (now() AT TIME ZONE 'utc')::date NOT NULL,
	CONSTRAINT "user_events_next_pk" PRIMARY KEY("website_id","id","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
-- outside the transaction
CREATE TABLE IF NOT EXISTS "consent_receipts_next" (
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "consent_receipts_next_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1) NOT NULL,
	"website_id" integer NOT NULL,
	"id" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"method" text NOT NULL,
	"categories" jsonb NOT NULL,
	"policy_hash" text NOT NULL,
	"texts_hash" text NOT NULL,
	"locale" text NOT NULL,
	"country" text,
	"previous_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"day" date DEFAULT (now() AT TIME ZONE 'utc')::date NOT NULL,
	CONSTRAINT "consent_receipts_next_pk" PRIMARY KEY("website_id","id","day")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
-- outside the transaction
CREATE TABLE IF NOT EXISTS "impressions_default" PARTITION OF "impressions_next" DEFAULT;
--> statement-breakpoint
-- outside the transaction
CREATE TABLE IF NOT EXISTS "user_events_default" PARTITION OF "user_events_next" DEFAULT;
--> statement-breakpoint
-- outside the transaction
CREATE TABLE IF NOT EXISTS "consent_receipts_default" PARTITION OF "consent_receipts_next" DEFAULT;
--> statement-breakpoint
-- outside the transaction: these tables are empty
CREATE INDEX IF NOT EXISTS "impressions_next_by_time" ON "impressions_next" USING btree ("website_id","created_at");
--> statement-breakpoint
-- outside the transaction: these tables are empty
CREATE INDEX IF NOT EXISTS "user_events_next_by_partition" ON "user_events_next" USING btree ("website_id","partition_key","created_at");
--> statement-breakpoint
-- outside the transaction: these tables are empty
CREATE INDEX IF NOT EXISTS "consent_receipts_next_by_time" ON "consent_receipts_next" USING btree ("created_at");
--> statement-breakpoint
-- outside the transaction: these tables are empty
CREATE INDEX IF NOT EXISTS "consent_receipts_next_by_number" ON "consent_receipts_next" USING btree ("number");
--> statement-breakpoint
-- outside the transaction: the first value of the partition key on a day; the ids of impressions begin with their time (RFC 9562 §5.7)
CREATE OR REPLACE FUNCTION "partition_bound"(parent text, day date) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE parent WHEN 'impressions'
		THEN regexp_replace(lpad(to_hex((day - date '1970-01-01')::bigint * 86400000), 12, '0'), '^.{8}', '\&-')
		ELSE day::text END
$$;
--> statement-breakpoint
-- outside the transaction: adds a partition beside writes, with the rows that came while it was missing; false if there is one
CREATE OR REPLACE FUNCTION "make_partition"(parent text, name text, first date, after date) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
	others text := parent || '_default';
	whole text := (SELECT inhparent::regclass FROM pg_inherits WHERE inhrelid = others::regclass);
	key text := (SELECT attname FROM pg_partitioned_table JOIN pg_attribute ON attrelid = partrelid AND attnum = partattrs[0] WHERE partrelid = whole::regclass);
	lower_bound text := partition_bound(parent, first);
	upper_bound text := partition_bound(parent, after);
BEGIN
	EXECUTE format('CREATE TABLE %I (LIKE %s INCLUDING DEFAULTS)', name, whole);
	EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', others);
	PERFORM set_config('leads_service.consents_expired_before', 'infinity', true);
	EXECUTE format('WITH moved AS (DELETE FROM %1$I WHERE %2$I >= %3$L AND %2$I < %4$L RETURNING *) INSERT INTO %5$I SELECT * FROM moved', others, key, lower_bound, upper_bound, name);
	PERFORM set_config('leads_service.consents_expired_before', '', true);
	EXECUTE format('ALTER TABLE %s ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', whole, name, lower_bound, upper_bound);
	IF parent = 'consent_receipts' THEN
		EXECUTE format('CREATE TRIGGER receipts_not_truncated BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION guard_consent_receipts()', name);
	END IF;
	RETURN true;
EXCEPTION WHEN duplicate_table OR unique_violation OR invalid_object_definition THEN
	RETURN false;
END $$;
--> statement-breakpoint
-- outside the transaction: adds the months from a day on, up to another day
CREATE OR REPLACE FUNCTION "make_months"(parent text, first date, after date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month date := date_trunc('month', first);
BEGIN
	WHILE month < after LOOP
		PERFORM make_partition(parent, parent || to_char(month, '_YYYY_MM'), month, least((month + interval '1 month')::date, after));
		month := month + interval '1 month';
	END LOOP;
END $$;
--> statement-breakpoint
-- outside the transaction: only a server has partitions besides the default one
DO $$
DECLARE
	parent text;
	oldest date;
BEGIN
	IF current_setting('leads_service.partitions', true) IS DISTINCT FROM 'on' THEN RETURN; END IF;
	FOREACH parent IN ARRAY ARRAY['impressions', 'user_events', 'consent_receipts'] LOOP
		EXECUTE format('SELECT min(created_at)::date FROM %I', parent) INTO oldest;
		PERFORM make_months(parent, oldest, CASE parent
			WHEN 'consent_receipts' THEN (date_trunc('month', now() AT TIME ZONE 'utc') + interval '1 month')::date
			ELSE (now() AT TIME ZONE 'utc')::date + 2 END);
		COMMIT;
	END LOOP;
END $$;
--> statement-breakpoint
-- outside the transaction: rows that others write meanwhile
CREATE OR REPLACE FUNCTION "copy_impressions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "impressions_next" WHERE website_id = OLD.website_id AND id = OLD.id;
	ELSE
		INSERT INTO "impressions_next" (website_id, id, unique_user_id, new_user, channel_id, locale, device, tracking_data, created_at, updated_at)
		VALUES (NEW.website_id, NEW.id, NEW.unique_user_id, NEW.new_user, NEW.channel_id, NEW.locale, NEW.device, NEW.tracking_data, NEW.created_at, NEW.updated_at)
		ON CONFLICT (website_id, id) DO UPDATE SET (unique_user_id, new_user, channel_id, locale, device, tracking_data, created_at, updated_at) = (excluded.unique_user_id, excluded.new_user, excluded.channel_id, excluded.locale, excluded.device, excluded.tracking_data, excluded.created_at, excluded.updated_at);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- outside the transaction
CREATE OR REPLACE TRIGGER "impressions_copied" AFTER INSERT OR UPDATE OR DELETE ON "impressions" FOR EACH ROW EXECUTE FUNCTION "copy_impressions"();
--> statement-breakpoint
-- outside the transaction: by blocks of the table, each committed before the next
DO $$
DECLARE
	step CONSTANT bigint := 400;
	block bigint;
	blocks bigint := pg_relation_size('impressions') / current_setting('block_size')::bigint;
BEGIN
	FOR block IN 0..blocks BY step LOOP
		INSERT INTO "impressions_next" (website_id, id, unique_user_id, new_user, channel_id, locale, device, tracking_data, created_at, updated_at)
		SELECT website_id, id, unique_user_id, new_user, channel_id, locale, device, tracking_data, created_at, updated_at FROM "impressions"
		WHERE ctid >= format('(%s,0)', block)::tid AND ctid < format('(%s,0)', block + step)::tid
		ON CONFLICT DO NOTHING;
		COMMIT;
		IF (block / step) % 10 = 0 THEN
			RAISE NOTICE 'impressions: % %% of the rows copied', 100 * block / greatest(blocks, 1) USING ERRCODE = 'PM001';
		END IF;
	END LOOP;
END $$;
--> statement-breakpoint
-- outside the transaction: rows that others write meanwhile
CREATE OR REPLACE FUNCTION "copy_user_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "user_events_next" WHERE website_id = OLD.website_id AND id = OLD.id;
	ELSE
		INSERT INTO "user_events_next" (id, website_id, partition_key, data, created_at, day)
		VALUES (NEW.id, NEW.website_id, NEW.partition_key, NEW.data, NEW.created_at, (NEW.created_at AT TIME ZONE 'utc')::date)
		ON CONFLICT (website_id, id, day) DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- outside the transaction
CREATE OR REPLACE TRIGGER "user_events_copied" AFTER INSERT OR UPDATE OR DELETE ON "user_events" FOR EACH ROW EXECUTE FUNCTION "copy_user_events"();
--> statement-breakpoint
-- outside the transaction: by blocks of the table, each committed before the next
DO $$
DECLARE
	step CONSTANT bigint := 400;
	block bigint;
	blocks bigint := pg_relation_size('user_events') / current_setting('block_size')::bigint;
BEGIN
	FOR block IN 0..blocks BY step LOOP
		INSERT INTO "user_events_next" (id, website_id, partition_key, data, created_at, day)
		SELECT id, website_id, partition_key, data, created_at, (created_at AT TIME ZONE 'utc')::date FROM "user_events"
		WHERE ctid >= format('(%s,0)', block)::tid AND ctid < format('(%s,0)', block + step)::tid
		ON CONFLICT DO NOTHING;
		COMMIT;
		IF (block / step) % 10 = 0 THEN
			RAISE NOTICE 'user_events: % %% of the rows copied', 100 * block / greatest(blocks, 1) USING ERRCODE = 'PM001';
		END IF;
	END LOOP;
END $$;
--> statement-breakpoint
-- outside the transaction: rows that others write meanwhile
CREATE OR REPLACE FUNCTION "copy_consent_receipts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM "consent_receipts_next" WHERE website_id = OLD.website_id AND id = OLD.id;
	ELSE
		INSERT INTO "consent_receipts_next" (number, website_id, id, given_at, method, categories, policy_hash, texts_hash, locale, country, previous_id, created_at, day) OVERRIDING SYSTEM VALUE
		VALUES (NEW.number, NEW.website_id, NEW.id, NEW.given_at, NEW.method, NEW.categories, NEW.policy_hash, NEW.texts_hash, NEW.locale, NEW.country, NEW.previous_id, NEW.created_at, (NEW.created_at AT TIME ZONE 'utc')::date)
		ON CONFLICT (website_id, id, day) DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- outside the transaction
CREATE OR REPLACE TRIGGER "consent_receipts_copied" AFTER INSERT OR UPDATE OR DELETE ON "consent_receipts" FOR EACH ROW EXECUTE FUNCTION "copy_consent_receipts"();
--> statement-breakpoint
-- outside the transaction: by blocks of the table, each committed before the next
DO $$
DECLARE
	step CONSTANT bigint := 400;
	block bigint;
	blocks bigint := pg_relation_size('consent_receipts') / current_setting('block_size')::bigint;
BEGIN
	FOR block IN 0..blocks BY step LOOP
		INSERT INTO "consent_receipts_next" (number, website_id, id, given_at, method, categories, policy_hash, texts_hash, locale, country, previous_id, created_at, day) OVERRIDING SYSTEM VALUE
		SELECT number, website_id, id, given_at, method, categories, policy_hash, texts_hash, locale, country, previous_id, created_at, (created_at AT TIME ZONE 'utc')::date FROM "consent_receipts"
		WHERE ctid >= format('(%s,0)', block)::tid AND ctid < format('(%s,0)', block + step)::tid
		ON CONFLICT DO NOTHING;
		COMMIT;
		IF (block / step) % 10 = 0 THEN
			RAISE NOTICE 'consent_receipts: % %% of the rows copied', 100 * block / greatest(blocks, 1) USING ERRCODE = 'PM001';
		END IF;
	END LOOP;
END $$;
--> statement-breakpoint
DROP TABLE "impressions";
--> statement-breakpoint
DROP FUNCTION "copy_impressions"();
--> statement-breakpoint
ALTER TABLE "impressions_next" RENAME TO "impressions";
--> statement-breakpoint
DROP TABLE "user_events";
--> statement-breakpoint
DROP FUNCTION "copy_user_events"();
--> statement-breakpoint
ALTER TABLE "user_events_next" RENAME TO "user_events";
--> statement-breakpoint
DROP TABLE "consent_receipts";
--> statement-breakpoint
DROP FUNCTION "copy_consent_receipts"();
--> statement-breakpoint
ALTER TABLE "consent_receipts_next" RENAME TO "consent_receipts";
--> statement-breakpoint
ALTER TABLE "impressions" RENAME CONSTRAINT "impressions_next_pk" TO "impressions_website_id_id_pk";
--> statement-breakpoint
ALTER TABLE "user_events" RENAME CONSTRAINT "user_events_next_pk" TO "user_events_website_id_id_day_pk";
--> statement-breakpoint
ALTER TABLE "consent_receipts" RENAME CONSTRAINT "consent_receipts_next_pk" TO "consent_receipts_website_id_id_day_pk";
--> statement-breakpoint
ALTER INDEX "impressions_next_by_time" RENAME TO "impressions_by_time";
--> statement-breakpoint
ALTER INDEX "user_events_next_by_partition" RENAME TO "user_events_by_partition";
--> statement-breakpoint
ALTER INDEX "consent_receipts_next_by_time" RENAME TO "consent_receipts_by_time";
--> statement-breakpoint
ALTER INDEX "consent_receipts_next_by_number" RENAME TO "consent_receipts_by_number";
--> statement-breakpoint
ALTER SEQUENCE "consent_receipts_next_seq" RENAME TO "consent_receipts_number_seq";
--> statement-breakpoint
SELECT setval('consent_receipts_number_seq', max("number")) FROM "consent_receipts" HAVING max("number") IS NOT NULL;
--> statement-breakpoint
-- Receipts are proofs: see migration 2. A statement on the whole table is rejected as such; partitions reject each row.
CREATE TRIGGER "consent_receipts_unchanged" BEFORE UPDATE OR DELETE OR TRUNCATE ON "consent_receipts" FOR EACH STATEMENT EXECUTE FUNCTION "guard_consent_receipts"();
--> statement-breakpoint
CREATE TRIGGER "consent_receipts_kept" BEFORE UPDATE OR DELETE ON "consent_receipts" FOR EACH ROW EXECUTE FUNCTION "guard_consent_receipts"();
--> statement-breakpoint
CREATE TRIGGER "receipts_not_truncated" BEFORE TRUNCATE ON "consent_receipts_default" FOR EACH STATEMENT EXECUTE FUNCTION "guard_consent_receipts"();
--> statement-breakpoint
-- The retention of an older version deletes by the place of a row, which several partitions have.
CREATE FUNCTION "guard_partitions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Delete rows of % from its partitions', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "impressions_by_partition" BEFORE DELETE ON "impressions" FOR EACH STATEMENT EXECUTE FUNCTION "guard_partitions"();
--> statement-breakpoint
CREATE TRIGGER "user_events_by_partition" BEFORE DELETE ON "user_events" FOR EACH STATEMENT EXECUTE FUNCTION "guard_partitions"();
