# Varnish before a site, by the rules of docs/cdn.md. Tried by hand with Varnish 7.1 (Debian 12).
# Start it with -p http_gzip_support=off, so that brotli passes, and -p workspace_backend=128k for the
# long policies. TLS needs a program before it.
vcl 4.1;
import directors;
import std;

probe live { .url = "/api/livez"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
backend one { .host = "10.0.1.1"; .port = "3000"; .probe = live; .connect_timeout = 250ms; .first_byte_timeout = 6s; }
backend two { .host = "10.0.1.2"; .port = "3000"; .probe = live; .connect_timeout = 250ms; .first_byte_timeout = 6s; }
acl instances { "10.0.1.0"/24; }

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(one);
  site.add_backend(two);
}

sub vcl_recv {
  set req.backend_hint = site.backend();
  if (req.method == "PURGE") {
    if (client.ip !~ instances) { return (synth(405)); }
    return (purge);
  }
  unset req.http.x-middleware-subrequest;
  unset req.http.x-prerender-revalidate;
  unset req.http.x-matched-path;
  unset req.http.x-now-route-matches;
  unset req.http.cf-ipcountry; # and the other headers with a country that nobody trusted has set
  set req.http.X-Forwarded-Proto = "https";
  # One coding for each request, the smallest that it takes.
  if (req.http.accept-encoding ~ "(?i)(^|,)\s*br\s*(,|;(?!\s*q=0)|$)") { set req.http.accept-encoding = "br"; }
  else if (req.http.accept-encoding ~ "(?i)(^|,)\s*gzip\s*(,|;(?!\s*q=0)|$)") { set req.http.accept-encoding = "gzip"; }
  else { unset req.http.accept-encoding; }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/api/") { return (pass); }
  if (req.http.cookie ~ "(^|;\s*)(__prerender_bypass|__next_preview_data|next-instant|application)=") { return (pass); }
  if (req.http.rsc || req.http.next-router-prefetch || req.http.next-router-segment-prefetch || req.http.next-router-state-tree || req.http.next-url) { return (pass); }
  if (req.url !~ "^/(_next|files|images)/") {
    # All parameters of the map $is_asked in deploy/nginx/nginx.conf, and names that are encoded.
    if (req.url ~ "\?(.*&)?(gclid|fbclid|q|step|state)(=|&|$)" || req.url ~ "\?(.*&)?[^=&]*[%+]") { return (pass); }
    set req.url = regsub(req.url, "\?.*$", "");
  }
  elseif (req.url ~ "^/_next/static/") { set req.url = regsub(req.url, "\?.*$", ""); }
  elseif (req.url !~ "^/files/share/[^?]*(\?v=[0-9a-f]{8})?$" && req.url !~ "^/images/[^?]*$") { return (pass); }
  unset req.http.cookie;
  # A copy past its life is for a site that does not answer; without this, the first request after
  # a quiet time would get it.
  if (std.healthy(req.backend_hint)) { set req.grace = 0s; }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.status >= 500 && bereq.method ~ "^(GET|HEAD)$" && bereq.retries < 1) { return (retry); }
  # Without a life of its own for a 404 and a private answer, its path is not cached for two minutes.
  if (beresp.status == 404 && !bereq.uncacheable) {
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.set-cookie || beresp.http.cache-control ~ "(private|no-store|no-cache)" || beresp.http.cache-control !~ "(s-maxage=0*[1-9]|public)") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
  if (bereq.url !~ "^/(_next|_plaza|files/share)/") { set beresp.ttl = 1s; }
  set beresp.grace = 1d;
  set beresp.keep = 1d;
}

sub vcl_backend_error {
  if (bereq.method ~ "^(GET|HEAD)$" && bereq.retries < 1) { return (retry); }
}
