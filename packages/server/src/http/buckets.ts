// Buckets of permits: so many at once, refilled at so many a second. They bound how often somebody may do something.

export interface BucketOptions {
  readonly perSecond: number;
  /** How many permits a full bucket holds. */
  readonly burst: number;
  /** Milliseconds that never go back. */
  readonly now: () => number;
}

export interface Bucket {
  /** Takes one permit or several; false if there is none. Who takes more than there are waits the longer for the next. */
  take(count?: number): boolean;
  /** Takes so many, whether there are as many or not; less than none puts some back. */
  spend(count: number): void;
  /** For how many milliseconds there is nothing in it; 0 where there is something. */
  wait(): number;
  /** Whether it holds all it can: such a bucket can be forgotten. */
  isFull(): boolean;
}

export function makeBucket({ perSecond, burst, now }: BucketOptions): Bucket {
  let permits = burst;
  let filledAt = now();
  const fill = () => {
    const time = now();
    permits = Math.min(burst, permits + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
  };
  return {
    take(count = 1) {
      fill();
      if (permits < 1) return false;
      permits -= count;
      return true;
    },
    spend(count) {
      fill();
      permits = Math.min(burst, permits - count);
    },
    wait() {
      fill();
      return permits > 0 ? 0 : Math.ceil(((1 - permits) / perSecond) * 1000);
    },
    isFull() {
      fill();
      return permits >= burst;
    },
  };
}

export interface Buckets {
  /** Takes one permit of this key; false if it has none. */
  take(key: string): boolean;
  /** The bucket of this key, for whoever uses it for long. */
  of(key: string): Bucket;
  readonly size: number;
}

/** A bucket for each key. At most `most` are kept: full ones are forgotten first, then the oldest. */
export function makeBuckets(options: BucketOptions & { readonly most: number }): Buckets {
  const buckets = new Map<string, Bucket>();
  const makeRoom = () => {
    for (const [key, bucket] of buckets) if (bucket.isFull()) buckets.delete(key);
    for (const key of buckets.keys()) {
      if (buckets.size < options.most) return;
      buckets.delete(key);
    }
  };
  const of = (key: string): Bucket => {
    const known = buckets.get(key);
    if (known !== undefined) return known;
    if (buckets.size >= options.most) makeRoom();
    const bucket = makeBucket(options);
    buckets.set(key, bucket);
    return bucket;
  };
  return {
    of,
    take: (key) => of(key).take(),
    get size() {
      return buckets.size;
    },
  };
}
