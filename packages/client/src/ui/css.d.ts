// Custom properties in style props, such as the colour of a disease.
import 'react';

declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string;
  }
}
