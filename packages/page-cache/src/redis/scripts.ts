/**
 * What happens in Redis, each script at once. Pages carry the number of the last expiration that
 * their instance knew before it rendered them; `tags` has the number of each tag's last one. So what
 * is valid depends on no clock of an instance. `KEYS[1]` is the index of tags in every script.
 */

/** Whether one of the comma-separated tags, or every tag, has expired after a number. */
const expiredSince = `
local function expired(tags, since)
  local names = {'*'}
  for tag in string.gmatch(tags, '[^,]+') do names[#names + 1] = tag end
  for _, number in ipairs(redis.call('ZMSCORE', KEYS[1], unpack(names))) do
    if number and tonumber(number) > since then return true end
  end
  return false
end
local function now()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
`;

/** KEYS tags, page, lock; ARGV claim or nothing, its milliseconds, number known. */
export const readScript = `${expiredSince}
local page = redis.call('HMGET', KEYS[2], 'since', 'at', 'tags')
if page[1] and not expired(page[3], tonumber(page[1])) then
  return {'page', math.max(0, now() - tonumber(page[2])), redis.call('HGET', KEYS[2], 'page')}
end
if ARGV[1] == '' then return {'none'} end
if page[1] and expired(page[3], tonumber(ARGV[3])) then return {'behind'} end
if redis.call('SET', KEYS[3], ARGV[1], 'NX', 'PX', ARGV[2]) then return {'none'} end
if redis.call('GET', KEYS[3]) ~= ARGV[1] then return {'claimed'} end
redis.call('PEXPIRE', KEYS[3], ARGV[2])
return {'none'}
`;

/**
 * KEYS tags, page, lock, number; ARGV claim, number known, age, tags, milliseconds to keep, page. A
 * number that Redis does not know is from before somebody emptied it.
 */
export const writeScript = `${expiredSince}
if ARGV[1] ~= '' and redis.call('GET', KEYS[3]) == ARGV[1] then redis.call('DEL', KEYS[3]) end
local since = tonumber(ARGV[2])
if since > tonumber(redis.call('GET', KEYS[4]) or '0') then return 0 end
if expired(ARGV[4], since) then return 0 end
local at = now() - tonumber(ARGV[3])
local known = redis.call('HMGET', KEYS[2], 'since', 'at')
if known[1] and tonumber(known[1]) >= since and tonumber(known[2]) > at then return 0 end
redis.call('HSET', KEYS[2], 'since', ARGV[2], 'at', at, 'tags', ARGV[4], 'page', ARGV[6])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
return 1
`;

/** KEYS tags, lock; ARGV claim. */
export const releaseScript = `
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
return 0
`;

/**
 * KEYS tags, number, log, times; ARGV instance, channel, milliseconds after which no page needs a
 * tag's expiration, tags.
 */
export const expireScript = `${expiredSince}
local number = redis.call('INCR', KEYS[2])
local at = now()
for tag in string.gmatch(ARGV[4], '[^,]+') do redis.call('ZADD', KEYS[1], number, tag) end
redis.call('XADD', KEYS[3], 'MAXLEN', '~', 1000, number .. '-0', 'by', ARGV[1], 'at', at, 'tags', ARGV[4])
redis.call('ZADD', KEYS[4], at, number)
local past = redis.call('ZREVRANGEBYSCORE', KEYS[4], at - tonumber(ARGV[3]), '-inf', 'LIMIT', 0, 1)[1]
if past then
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', past)
  redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', at - tonumber(ARGV[3]))
end
redis.call('PUBLISH', ARGV[2], number)
return number
`;

/**
 * KEYS tags, number, log; ARGV number known, -1 for none.
 *
 * @returns the latest number, and what came after the known one
 */
export const followScript = `${expiredSince}
local latest = tonumber(redis.call('GET', KEYS[2]) or '0')
if ARGV[1] == '-1' or latest == tonumber(ARGV[1]) then return {latest} end
local found = redis.call('XRANGE', KEYS[3], (tonumber(ARGV[1]) + 1) .. '-0', '+', 'COUNT', 1000)
local at = now()
local list = {}
for _, record in ipairs(found) do
  local fields = record[2]
  list[#list + 1] = {tonumber(string.match(record[1], '^%d+')), fields[2], math.max(0, at - tonumber(fields[4])), fields[6]}
end
return {latest, list}
`;

/** All of them, which a connection loads when it begins. */
export const scripts = [
  readScript,
  writeScript,
  releaseScript,
  expireScript,
  followScript,
] as const;
