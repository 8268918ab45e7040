// The countries of the earth from Natural Earth (public domain), as shapes on the sphere.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MultiLineString, MultiPolygon } from 'geojson';
import { merge, mesh } from 'topojson-client';
import type {
  GeometryCollection,
  MultiPolygon as MultiShape,
  Polygon as Shape,
  Topology,
} from 'topojson-specification';

export interface Atlas {
  /** The land of the countries that pass, as one shape. */
  land(passes: (country: string) => boolean): MultiPolygon;
  /** The borders between countries that both pass. */
  borders(passes: (country: string) => boolean): MultiLineString;
}

type Country = (Shape<{ name: string }> | MultiShape<{ name: string }>) & { properties: { name: string } };
type Countries = Topology<{ countries: GeometryCollection<{ name: string }> }>;

function isCountries(value: unknown): value is Countries {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Topology';
}

function isCountry(geometry: { type: string | null; properties?: object | undefined }): geometry is Country {
  return (
    geometry.properties !== undefined && (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon')
  );
}

export function openAtlas(detail: '10m' | '50m' | '110m'): Atlas {
  const path = fileURLToPath(import.meta.resolve(`world-atlas/countries-${detail}.json`));
  const topology: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isCountries(topology)) throw new Error(`${path} is no topology`);
  const countries = topology.objects.countries.geometries.filter(isCountry);
  const chosen = (passes: (country: string) => boolean) =>
    countries.filter(({ properties }) => passes(properties.name));
  return {
    land: (passes) => merge(topology, chosen(passes)),
    borders: (passes) =>
      mesh(topology, { type: 'GeometryCollection', geometries: chosen(passes) }, (a, b) => a !== b),
  };
}
