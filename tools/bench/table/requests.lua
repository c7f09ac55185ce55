-- The requests of a file in turn, one in a line: method, address, body, with tabs between them. In a
-- body {n} is another number each time. wrk runs in the folder of this file.
dofile("report.lua")

local prepared = {}
local at, number = 0, 0

function init(args)
  for line in io.lines(args[1]) do
    local method, path, body = line:match("^(%S+)\t(%S+)\t?(.*)$")
    if body == "" then body = nil end
    local isNew = body and body:find("{n}", 1, true)
    prepared[#prepared + 1] = isNew and { method, path, body } or wrk.format(method, path, nil, body)
  end
end

function request()
  at = at % #prepared + 1
  local one = prepared[at]
  if type(one) == "string" then return one end
  number = number + 1
  return wrk.format(one[1], one[2], nil, (one[3]:gsub("{n}", number)))
end
