import { followTrucks } from '@repo/pictures/floor/follow.ts'

/** Loaded when the buttons on the trucks are shown, which the picture does when a visitor turns to it. */
export function enhance(): void {
  void followTrucks()
}
