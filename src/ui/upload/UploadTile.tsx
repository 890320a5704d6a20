import { View } from '@tarojs/components'
import { Picture } from '@/platform/Picture'
import { Pressable } from '@/platform/Pressable'
import { imageUrl } from '@/hosts/imageUrl'
import { Icon } from '@/ui/icons/Icon'
import { PlayMark } from '@/ui/picture/PlayMark'
import styles from './Upload.module.scss'
import { type Upload, uploadWords } from './uploads'

interface UploadTileProps {
  item: Upload
  /** 第 2 张 */
  name: string
  video?: boolean
  /** What is said of it once it has arrived. */
  done?: string
  onRetry: () => void
  onRemove: () => void
}

export function UploadTile({
  item,
  name,
  video = false,
  done,
  onRetry,
  onRemove,
}: UploadTileProps) {
  const words = uploadWords(item, done)
  const failed = item.state === 'failed'
  return (
    <View className={styles.tile}>
      <View className={`${styles.square} ${failed ? styles.wrong : ''}`}>
        {item.preview && (
          <Picture
            className={`${styles.picture} ${failed ? styles.dim : ''}`}
            src={imageUrl(item.preview)}
            alt={video ? name : `${name}图片`}
            fit="cover"
            eager
          />
        )}
        {video && !failed && <PlayMark />}
        {failed && (
          <Pressable className={styles.retry} label={`重试${name}`} onPress={onRetry}>
            <Icon name="refresh" tone="danger" />
            <View>重试</View>
          </Pressable>
        )}
        <Pressable className={styles.remove} label={`移除${name}`} onPress={onRemove}>
          <View className={styles.cross}>
            <Icon name="close" tone="ink" size="xs" />
          </View>
        </Pressable>
      </View>
      {item.state === 'uploading' && (
        <View className={styles.track} role="progressbar" aria-label={`${name}${words}`}>
          {item.share === undefined ? (
            <View className={styles.unknown} />
          ) : (
            <View className={styles.gone} style={{ width: `${Math.round(item.share * 100)}%` }} />
          )}
        </View>
      )}
      <View
        className={`${styles.words} ${failed ? styles.reason : ''}`}
        {...(failed && { role: 'alert' })}
      >
        {words}
      </View>
    </View>
  )
}
