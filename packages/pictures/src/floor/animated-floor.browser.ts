/** The script that follows trucks shares the picture's file, and so does not load this one. */
export { enhance } from './floor-picture.ts'
