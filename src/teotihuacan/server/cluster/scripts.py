"""What workers keep in Redis, and the scripts that change it, each at one blow.

`teotihuacan:workers` is a sorted set of the living: each worker writes the time into it every
few seconds. `teotihuacan:table:7` is a hash of the workers that have table 7 in memory: for each
the seats connected there, and under `owner` the one that looks after the table. Each worker
listens to a channel of its own, `teotihuacan:to:WORKER`, and to `teotihuacan:all`.
"""

WORKERS = "teotihuacan:workers"
TABLE = "teotihuacan:table:{}"
INBOX = "teotihuacan:to:"
ALL = "teotihuacan:all"

# KEYS workers; ARGV worker, milliseconds after which a silent worker counts as dead.
# Returns 1 if this worker wasn't among the living, and the living.
BEAT = """
local time = redis.call('TIME')
local at = time[1] * 1000 + math.floor(time[2] / 1000)
local new = redis.call('ZADD', KEYS[1], at, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', at - ARGV[2])
return {new, redis.call('ZRANGE', KEYS[1], 0, -1)}
"""

# What both scripts below end with: everybody at the table is told who is there now. States are
# counted, so that the latest is known whichever way it comes.
TELL = """
local time = redis.call('TIME')
redis.call('HSETNX', KEYS[1], 'count', time[1] * 1000)
local count = redis.call('HINCRBY', KEYS[1], 'count', 1)
local found = redis.call('HGETALL', KEYS[1])
local state = {count = count, owner = owner, seats = {}}
for i = 1, #found, 2 do
  local worker = found[i]
  if worker ~= 'owner' and worker ~= 'count' then
    if redis.call('ZSCORE', KEYS[2], worker) then
      state.seats[worker] = found[i + 1]
    else
      redis.call('HDEL', KEYS[1], worker)
    end
  end
end
local text = cjson.encode(state)
for worker, _ in pairs(state.seats) do
  if worker ~= me then
    redis.call('PUBLISH', ARGV[2] .. worker, ARGV[3] .. text .. '}')
  end
end
return text
"""

# KEYS table, workers; ARGV worker, where inboxes are, how the message begins, the worker's seats,
# seconds to keep it all. The worker becomes the owner if no living one is.
ENTER = (
    """
local me = ARGV[1]
redis.call('HSET', KEYS[1], me, ARGV[4])
redis.call('EXPIRE', KEYS[1], ARGV[5])
local owner = redis.call('HGET', KEYS[1], 'owner')
if not owner or (owner ~= me and not redis.call('ZSCORE', KEYS[2], owner)) then
  owner = me
  redis.call('HSET', KEYS[1], 'owner', me)
end
"""
    + TELL
)

# KEYS table, workers; ARGV worker, where inboxes are, how the message begins.
# An owner who leaves makes room for another; the last to leave removes everything.
LEAVE = (
    """
local me = ARGV[1]
redis.call('HDEL', KEYS[1], me)
local owner = redis.call('HGET', KEYS[1], 'owner') or ''
if owner == me then
  owner = ''
  redis.call('HDEL', KEYS[1], 'owner')
end
if redis.call('HLEN', KEYS[1]) <= 1 then
  redis.call('DEL', KEYS[1])
  return ''
end
"""
    + TELL
)
