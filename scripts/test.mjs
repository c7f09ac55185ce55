import { continueAs, installPackages } from './install.mjs'

installPackages()
continueAs('scripts/test.ts')
