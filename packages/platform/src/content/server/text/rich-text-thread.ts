// Runs in a thread of its own, for one long text: parsing it takes the event loop 50 ms at a stretch.
import { parentPort, workerData } from 'node:worker_threads'
import { cleanRichText } from './clean-rich-text.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(cleanRichText(workerData as string))
