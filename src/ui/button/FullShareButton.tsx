import { ShareButton } from '@/platform/ShareButton'
import styles from './openTypeLook.module.scss'

/** Sharing as the one thing to do: it looks like a full button. */
export function FullShareButton({ children }: { children: string }) {
  return <ShareButton className={styles.full}>{children}</ShareButton>
}
