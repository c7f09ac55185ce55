import { carryAddress } from './forms/carry-address.ts'
import { whenLoaded } from './islands/when-loaded.ts'
import { restoreFormText } from './forms/form-text.ts'
import { setUpHeader } from './header/header.browser.ts'
import { mountIslands, type Islands } from './islands/islands.browser.ts'
import { offerLanguage } from './header/language-bar.browser.ts'
import { enhancePage, type Enhancements } from './islands/enhance.browser.ts'
import { enhanceNewsletterForm } from './newsletter/newsletter.browser.ts'
import { registerServiceWorker } from './offline/register-service-worker.browser.ts'

interface Parts {
  islands: Islands
  enhancements: Enhancements
}

export function startSite({ islands, enhancements }: Parts): void {
  // This step comes first, so that the page is readable even if another step fails.
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
