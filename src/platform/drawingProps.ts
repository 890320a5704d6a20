export interface DrawingProps {
  className?: string | undefined
  /** An SVG of ours, whole; nothing that came from anywhere else. */
  svg: string
}
