// The countries of the earth from Natural Earth (public domain), as shapes on the sphere.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { merge, mesh } from 'topojson-client';

type Topology = Parameters<typeof merge>[0];
type Geometry = Topology['objects'][string];
type Shape = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number];

type Passes = (country: string) => boolean;

export interface Atlas {
  /** The land of the countries that pass, as one shape. */
  land(passes: Passes): ReturnType<typeof merge>;
  /** The borders between countries that both pass. */
  borders(passes: Passes): ReturnType<typeof mesh>;
}

function isTopology(value: unknown): value is Topology {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Topology';
}

function isShape(geometry: Geometry): geometry is Geometry & Shape {
  return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';
}

function nameOf({ properties }: Geometry): string {
  return properties !== undefined && properties !== null && 'name' in properties
    ? String(properties.name)
    : '';
}

export function openAtlas(detail: '10m' | '50m'): Atlas {
  const path = fileURLToPath(import.meta.resolve(`world-atlas/countries-${detail}.json`));
  const topology: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const countries = isTopology(topology) ? topology.objects['countries'] : undefined;
  if (!isTopology(topology) || countries?.type !== 'GeometryCollection')
    throw new Error(`${path} holds no countries`);
  const chosen = (passes: Passes) =>
    countries.geometries.filter(isShape).filter((country) => passes(nameOf(country)));
  return {
    land: (passes) => merge(topology, chosen(passes)),
    borders: (passes) =>
      mesh(topology, { type: 'GeometryCollection', geometries: chosen(passes) }, (a, b) => a !== b),
  };
}
