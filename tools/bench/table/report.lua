-- What wrk has measured, as one line of JSON.
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    'JSON {"requests":%d,"us":%d,"p50":%d,"p99":%d,"max":%d,"bytes":%d,"status":%d,"failed":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), latency.max,
    summary.bytes, errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
