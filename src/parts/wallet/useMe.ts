import { useRead } from '@/cache/useRead'

/** Who I am and what I hold; nothing for a visitor. */
export const useMe = () => useRead('/user/Center/index', {}, { member: true })
