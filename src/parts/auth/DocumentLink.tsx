import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import styles from './DocumentLink.module.scss'

interface DocumentLinkProps {
  to: 'userAgreement' | 'privacy' | 'adultStatement' | 'merchantAgreement'
  title: string
}

/** A document that is agreed to, within a line of words. */
export const DocumentLink = ({ to, title }: DocumentLinkProps) => (
  <Pressable role="link" className={styles.link} onPress={() => void go(to)}>
    {`《${title}》`}
  </Pressable>
)
