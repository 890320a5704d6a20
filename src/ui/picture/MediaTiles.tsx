import { View } from '@tarojs/components'
import { Pressable } from '@/platform/Pressable'
import type { Media } from '@/platform/viewMedia'
import { PlayMark } from './PlayMark'
import { RatioPicture } from './RatioPicture'
import styles from './MediaTiles.module.scss'

interface MediaTilesProps {
  files: readonly Media[]
  onOpen: (index: number) => void
}

/** What was photographed and filmed, side by side; each opens large. */
export function MediaTiles({ files, onOpen }: MediaTilesProps) {
  if (files.length === 0) return null
  return (
    <View className={styles.files}>
      {files.map(({ url, type, name }, index) => (
        <Pressable
          key={name}
          className={styles.file}
          label={type === 'video' ? `播放${name}` : `放大${name}`}
          onPress={() => onOpen(index)}
        >
          {type === 'image' ? (
            <RatioPicture src={url} alt={name} ratio="square" rounded />
          ) : (
            <View className={styles.film}>
              <PlayMark />
            </View>
          )}
        </Pressable>
      ))}
    </View>
  )
}
