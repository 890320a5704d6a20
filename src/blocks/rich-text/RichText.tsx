import { View } from '@tarojs/components'
import { Text } from '@/ui/text/Text'
import styles from './RichText.module.scss'

interface RichTextProps {
  title: string
  note: string
  sections: readonly { heading: string; paragraphs: readonly string[] }[]
}

/** A text to read: headings and paragraphs at a comfortable measure. */
export function RichText({ title, note, sections }: RichTextProps) {
  return (
    <View className={styles.text}>
      <View className={styles.title}>{title}</View>
      <Text size="sm" tone="ink3">
        {note}
      </Text>
      {sections.map((section) => (
        <View key={section.heading} className={styles.section}>
          <View className={styles.heading} role="heading" aria-level={2}>
            {section.heading}
          </View>
          {section.paragraphs.map((paragraph) => (
            <View key={paragraph} className={styles.paragraph}>
              {paragraph}
            </View>
          ))}
        </View>
      ))}
    </View>
  )
}
