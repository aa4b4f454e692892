"""Frantic by Fabian Engeler, Stefan Weisskopf and Pirmin Urban (Game Factory)."""
