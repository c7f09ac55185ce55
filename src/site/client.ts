import { whenLoaded } from './when-loaded.ts'
import { restoreFormText } from './form-text.ts'
import { followHeader } from './header.browser.ts'
import { mountIslands } from './islands.browser.ts'
import { offerLanguage } from './language-bar.browser.ts'
import { enliven } from './live.browser.ts'
import { sendNewsletterForm } from './newsletter.browser.ts'
import { followUpdates } from './updates.browser.ts'

followHeader()
sendNewsletterForm()
offerLanguage()
restoreFormText()
mountIslands()
whenLoaded(() => document.querySelector('[data-loading]')?.remove())
enliven()
followUpdates()
