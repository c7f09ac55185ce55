/** Words between the tabs of a browser; the tab that tells one does not hear it. */
export function createTabSignal(name: string) {
  let channel: BroadcastChannel | undefined
  const open = () => (channel ??= new BroadcastChannel(name))

  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    tell: (word: string) => open().postMessage(word),

    /** Returns how to end it. */
    listen(hear: (word: string) => void): () => void {
      open().addEventListener('message', ({ data }: MessageEvent<string>) => hear(data))
      return () => {
        channel?.close()
        channel = undefined
      }
    },
  }
}
