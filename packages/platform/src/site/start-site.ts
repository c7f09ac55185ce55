import { carryAddress } from './carry-address.ts'
import { whenLoaded } from './when-loaded.ts'
import { restoreFormText } from './form-text.ts'
import { setUpHeader } from './header.browser.ts'
import { mountIslands, type Islands } from './islands.browser.ts'
import { offerLanguage } from './language-bar.browser.ts'
import { enhancePage, type Enhancements } from './enhance.browser.ts'
import { enhanceNewsletterForm } from './newsletter.browser.ts'
import { registerServiceWorker } from './register-service-worker.browser.ts'

interface Parts {
  islands: Islands
  enhancements: Enhancements
}

export function startSite({ islands, enhancements }: Parts): void {
  // First: whatever else fails, the page can be read.
  whenLoaded(() => document.querySelector('[data-loading]')?.remove())
  setUpHeader()
  carryAddress()
  enhanceNewsletterForm()
  offerLanguage()
  restoreFormText()
  mountIslands(islands)
  enhancePage(enhancements)
  registerServiceWorker()
}
