import { drawings, type IconName } from './drawings'

/** The icon that the server names; a star where this version of the app has not drawn it. */
export const iconNamed = (name: string): IconName =>
  Object.keys(drawings).includes(name) ? (name as IconName) : 'star'
