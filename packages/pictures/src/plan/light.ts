import styles from './light.module.css'

/** Night is for what is live, paper for what one reads. */
export type Light = 'night' | 'paper'

/** The class that sets the drawing colours for everything inside an element. */
export const lightClass: Readonly<Record<Light, string>> = {
  night: styles.night ?? '',
  paper: styles.paper ?? '',
}
