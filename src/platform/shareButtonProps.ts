export interface ShareButtonProps {
  className?: string | undefined
  /** What the card or the copied line says, see shareAs. */
  children: string
}
