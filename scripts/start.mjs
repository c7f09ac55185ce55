import { continueAs, installPackages } from './install.mjs'

installPackages()
continueAs('scripts/start.ts')
