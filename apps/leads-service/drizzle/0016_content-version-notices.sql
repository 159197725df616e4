-- Tells every service of a new content version when the import commits, whichever version imported.
CREATE FUNCTION "notify_content_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_versions', NEW.id::text);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "websites_content_version" AFTER INSERT OR UPDATE OF "content_version" ON "websites" FOR EACH ROW EXECUTE FUNCTION "notify_content_version"();
