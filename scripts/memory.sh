# Starts what is named after it with the memory settings of a server: sh scripts/memory.sh node ...
# Idle it takes 250 MB with both, 290 to 300 with one, and 340 as Node.js starts by itself.
export MALLOC_ARENA_MAX=1
export NODE_OPTIONS="--max-semi-space-size=16 $NODE_OPTIONS"
exec "$@"
