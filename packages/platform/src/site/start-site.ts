import { carryAddress } from './carry-address.ts'
import { whenLoaded } from './when-loaded.ts'
import { restoreFormText } from './form-text.ts'
import { setUpHeader } from './header.browser.ts'
import { mountIslands } from './islands.browser.ts'
import { offerLanguage } from './language-bar.browser.ts'
import { enhancePage } from './enhance.browser.ts'
import { enhanceNewsletterForm } from './newsletter.browser.ts'
import { registerServiceWorker } from './register-service-worker.browser.ts'

// First: whatever else fails, the page can be read.
whenLoaded(() => document.querySelector('[data-loading]')?.remove())
setUpHeader()
carryAddress()
enhanceNewsletterForm()
offerLanguage()
restoreFormText()
mountIslands()
enhancePage()
registerServiceWorker()
