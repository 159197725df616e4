import { LRUCache } from 'lru-cache';

/**
 * Caches the results of expensive work by key. A rejection is not cached, and beyond `max` entries
 * the least recently used one is evicted.
 */
export function createPromiseCache<T>(max: number) {
  const cache = new LRUCache<string, Promise<T>>({ max });
  return (key: string, load: () => Promise<T>): Promise<T> => {
    const cached = cache.get(key);
    if (cached) return cached;
    const loading = load();
    cache.set(key, loading);
    loading.catch(() => cache.delete(key));
    return loading;
  };
}
