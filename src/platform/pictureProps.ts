export interface PictureProps {
  className?: string | undefined
  src: string
  /** Empty where the picture only decorates. */
  alt: string
  fit?: 'cover' | 'contain' | undefined
  /** The first screen's pictures load at once. */
  eager?: boolean | undefined
  onError?: (() => void) | undefined
}
